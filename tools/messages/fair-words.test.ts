import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('packages/features/*/src/**/messages.ts', { cwd: root })

/** Phrases that shame or hurry people into buying or staying. */
const unfair = [
  /no,? thanks,? i\b/i,
  /\bi (?:don.t|do not) (?:want|like|care|need)\b/i,
  /\bi.ll (?:pass|miss|stay|take my chances)\b/i,
  /\b(?:hurry|act now|last chance|don.t miss|limited time|before it.s too late)\b/i,
  /\bonly \d+ (?:left|remaining)\b/i,
  /\b(?:are you sure you want to (?:leave|lose|give up)|sorry to see you go|we.ll miss you)\b/i,
  /\byou(?:.ll| will) lose\b/i,
  /\b(?:losing|forfeit)\b/i,
]

/** The phrases of the list that a text contains. */
const unfairIn = (text: string) => unfair.flatMap((phrase) => phrase.exec(text)?.[0] ?? [])

it('finds phrases that shame or hurry', () => {
  expect(unfairIn('No thanks, I prefer to lose enquiries. Hurry, only 2 left!')).toEqual([
    'No thanks, I',
    'Hurry',
    'only 2 left',
  ])
})

it('no text of the interface shames or hurries people', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    unfairIn(readFileSync(resolve(root, file), 'utf8')).map((phrase) => `${file}: ${phrase}`),
  )
  expect(found).toEqual([])
})
