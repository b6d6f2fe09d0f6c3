import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseOnce, readContract } from './read-contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'edbazaar-contract-'))
afterAll(() => rm(folder, { recursive: true }))
const file = join(folder, 'cache/contract.json')

const yaml = (path: string) => `x-formats: {}\npaths:\n  ${path}: {}\n`

it('reads the kept contract while its text is the same, and parses it again after a change', async () => {
  expect(await parseOnce(yaml('/first'), file)).toEqual(parse(yaml('/first')))
  const kept = await readFile(file, 'utf8')
  await writeFile(file, kept.replace('/first', '/kept'))
  expect(await parseOnce(yaml('/first'), file)).toEqual(parse(yaml('/kept')))
  expect(await parseOnce(yaml('/second'), file)).toEqual(parse(yaml('/second')))
  expect(await readFile(file, 'utf8')).toContain('/second')
})

it('parses the contract if the kept one is damaged or the folder cannot be written', async () => {
  await writeFile(file, '{"textHash":')
  expect(await parseOnce(yaml('/first'), file)).toEqual(parse(yaml('/first')))
  expect(await parseOnce(yaml('/first'), '/dev/null/contract.json')).toEqual(parse(yaml('/first')))
})

it('is the same from the kept JSON as from YAML', async () => {
  const { text, contract } = await readContract()
  expect(contract).toEqual(parse(text))
})
