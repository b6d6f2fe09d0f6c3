import { readFileSync } from 'node:fs'
import pg from 'pg'
const fn = 'x'
const calls = [] as any; void (JSON.parse(readFileSync('/tmp/calls.json', 'utf8')) as [number, string, string][]).filter(([, n]) => n === fn)
const client = new pg.Client('postgres://postgres@127.0.0.1:5544/register'); await client.connect()
const sqlOf: Record<string, string> = {
  search_near: '($1::integer[], $2::integer[], $3::document_kind, $4::real, $5::real, $6::integer[], $7::real[], $8::real[], $9::real[], $10::integer, $11::boolean, $12::integer)',
  search_matching_x: '($1, $2::integer[], $3::integer[], $4::integer[], $5::document_kind, $6::integer, $7::integer)',
}
const pid = (await client.query('select pg_backend_pid() p')).rows[0].p
const cpu = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

const few = 500
const freq = new Map<number, number>((await client.query('select key, documents from search_term where documents >= 500')).rows.map((r) => [r.key, r.documents]))
const all = (JSON.parse(readFileSync('/tmp/calls.json', 'utf8')) as [number, string, string][])
const ints = (s: string | null | undefined) => (s ? s.replace(/[{}]/g, '').split(',').filter(Boolean).map(Number) : [])
const calls2: { a: (string | null)[]; isFew: boolean; d: number; mode: string }[] = []
for (const [, n, p] of all) {
  if (n !== 'search_matching' && n !== 'search_starting_or_matching') continue
  const a: (string | null)[] = []; for (const m of p.matchAll(/\$(\d+) = (?:'((?:[^']|'')*)'|NULL)/g)) a[Number(m[1]) - 1] = m[2] === undefined ? null : m[2].replaceAll("''", "'")
  const b = n === 'search_matching' ? a : [a[0]!, a[4]!, a[5]!, a[6]!, a[2]!, a[7]!, a[8]!]
  const alts = b[3] ? ints(b[3]) : null
  const d = alts ? Number((await client.query('select coalesce(sum(documents),0) s from search_term where key = any($1)', [alts])).rows[0].s) : Math.min(...ints(b[1]).map((k) => freq.get(k) ?? 0))
  const mode = !alts ? 'plain' : ints(b[1]).length ? 'req+alt' : 'alt'
  calls2.push({ a: b, d, mode, isFew: alts ? d < 2000 : d < few })
}
const best: Record<string, number[]> = { a: [], b: [], c: [] }
const diffs: string[] = []
for (let round = 0; round < 3; round++) for (const [i, { a, isFew, d, mode }] of calls2.entries()) {
  const t = '($1, $2::integer[], $3::integer[], $4::integer[], $5::document_kind, $6::integer, $7::integer'
  const c = [...a]
  if (mode === 'req+alt' && d < Number(process.argv[2] ?? 3000)) { c[2] = '{' + [...ints(a[1]), ...ints(a[2])].join() + '}'; c[1] = '{}' }
  const res: Record<string, string> = {}
  for (const [f, text, v] of [['a', `select kind, ref_id from search_matching${t})`, a], ['b', `select kind, ref_id from search_matching_b${t}, $8)`, [...a, isFew]]] as const) {
    const x = cpu()
    const { rows } = await client.query({ name: f, text, values: v as unknown[] })
    best[f]![i] = Math.min(best[f]![i] ?? 1e9, cpu() - x)
    res[f] = rows.map((r) => r.ref_id).sort().join()
  }
  if (round === 0 && res.a !== res.b) diffs.push(`${mode} ${d} ${a[0]} ${a[5]}/${a[6]} ${res.a!.split(',').length} ${res.b!.split(',').length}`)
}
for (const mode of ['plain few', 'plain many', 'req+alt few', 'req+alt many', 'alt few', 'alt many'])
 for (const f of ['a', 'b']) {
  const v = best[f]!.filter((_, i) => calls2[i]!.mode + (calls2[i]!.isFew ? ' few' : ' many') === mode).sort((x, y) => y - x)
  if (v.length) { const sum = v.reduce((x, y) => x + y, 0); console.log(mode.padEnd(14), f, 'n', v.length, 'sum', sum.toFixed(0), 'mean', (sum / v.length).toFixed(3), 'p95', v[Math.floor(v.length * .05)]!.toFixed(2), 'p99', v[Math.floor(v.length * .01)]!.toFixed(2), 'max', v[0]!.toFixed(2)) }
 }
console.log('diffs', diffs.length, '\n' + diffs.slice(0, 15).join('\n'))
const worst = best.b!.map((x, i) => [x, i] as const).sort((x, y) => y[0] - x[0]).slice(0, 25)
for (const [x, i] of worst) console.log(x.toFixed(2), 'b', best.b![i]!.toFixed(2), 'a', best.a![i]!.toFixed(2), calls2[i]!.mode, calls2[i]!.isFew, calls2[i]!.d, calls2[i]!.a[0], ints(calls2[i]!.a[1]).map((k) => freq.get(k) ?? 'r').join(), '|', ints(calls2[i]!.a[2]).map((k) => freq.get(k) ?? 'r').join(), calls2[i]!.a[5], calls2[i]!.a[6])
await client.end()
