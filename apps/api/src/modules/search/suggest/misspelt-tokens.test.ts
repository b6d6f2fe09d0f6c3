import { expect, it } from 'vitest'
import { wordKey } from '../../platform/text/word-keys.ts'
import { correctionKeys } from './misspellings.ts'
import { findAlternatives } from './misspelt-tokens.ts'

const word = { text: 'ulahupur', key: wordKey('ulahupur') }
const alternatives = (documentsOf: (key: number) => number) =>
  findAlternatives(
    { countDocuments: async (keys) => new Map([...keys].map((key) => [key, documentsOf(key)])) },
    word,
  )

it('keeps a rare word that may be meant beside many frequent ones', async () => {
  const meant = wordKey('ulachupur')
  const { rare, common } = await alternatives((key) => (key === meant ? 1 : 30_000))
  expect(rare).toEqual({ keys: [meant], documents: 1 })
  expect(common.keys.length).toBeLessThan(correctionKeys(word.text).size)
  expect(common.documents).toBe(common.keys.length * 30_000)
})

it('keeps all words if they are in few documents together', async () => {
  const { rare, common } = await alternatives(() => 2)
  expect(new Set(rare.keys)).toEqual(correctionKeys(word.text))
  expect(common).toEqual({ keys: [], documents: 0 })
})
