import { readFileSync } from 'node:fs'
import pg from 'pg'
const fn = process.argv[2]!, other = process.argv[3]!
const calls = (JSON.parse(readFileSync('/tmp/calls.json', 'utf8')) as [number, string, string][]).filter(([, n]) => n === fn)
const client = new pg.Client('postgres://postgres@127.0.0.1:5544/register'); await client.connect()
const sqlOf: Record<string, string> = {
  search_near: '($1::integer[], $2::integer[], $3::document_kind, $4::real, $5::real, $6::integer[], $7::real[], $8::real[], $9::real[], $10::integer, $11::boolean, $12::integer)',
  search_matching: '($1, $2::integer[], $3::integer[], $4::integer[], $5::document_kind, $6::integer, $7::integer)',
}
const pid = (await client.query('select pg_backend_pid() p')).rows[0].p
const cpu = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
const best: Record<string, number[]> = { [fn]: [], [other]: [] }
let differ = 0
const args = calls.map(([, , p]) => { const a: (string | null)[] = []; for (const m of p.matchAll(/\$(\d+) = (?:'((?:[^']|'')*)'|NULL)/g)) a[Number(m[1]) - 1] = m[2] === undefined ? null : m[2].replaceAll("''", "'"); return a })
const diffs: string[] = []
for (let round = 0; round < 4; round++) for (const [i, a] of args.entries()) {
  const results: string[] = []
  for (const f of [fn, other]) {
    const b = cpu()
    const { rows } = await client.query({ name: f, text: `select kind, ref_id from ${f}${sqlOf[fn]}`, values: a })
    const cost = cpu() - b
    best[f]![i] = Math.min(best[f]![i] ?? 1e9, cost)
    results.push(rows.map((r) => r.ref_id).join())
  }
  if (round === 0 && results[0] !== results[1]) { differ++; diffs.push(`${i} ${a.slice(0, 4).join(' ').slice(0, 90)}\n   ${results[0]!.slice(0, 150)}\n   ${results[1]!.slice(0, 150)}`) }
}
for (const f of [fn, other]) { const v = [...best[f]!].sort((x, y) => y - x); const sum = v.reduce((x, y) => x + y, 0); console.log(f, 'n', v.length, 'sum', sum.toFixed(0), 'mean', (sum / v.length).toFixed(3), 'p95', v[Math.floor(v.length * .05)]!.toFixed(2), 'p99', v[Math.floor(v.length * .01)]!.toFixed(2), 'max', v[0]!.toFixed(2)) }
console.log('differ', differ, diffs.slice(0, 8).join('\n'))
const worst = best[other]!.map((c, i) => [c, best[fn]![i], i] as const).sort((x, y) => y[0] - x[0]).slice(0, 12)
for (const [c, o, i] of worst) console.log(c.toFixed(2), 'was', o!.toFixed(2), args[i]!.map((x) => (x ?? 'NULL').slice(0, 70)).filter((_, k) => fn !== 'search_near' || [0, 1, 3, 4, 9, 10].includes(k)).join(' | '))
await client.end()
