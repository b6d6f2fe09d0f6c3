import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password-hashes.ts'

it('hashes passwords with argon2id, 19 MiB, two passes and a salt', async () => {
  const stored = await hashPassword('Neem tree 7')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('Neem tree 7')).not.toBe(stored)
  expect(await isPassword('Neem tree 7', stored)).toBe(true)
  expect(await isPassword('neem tree 7', stored)).toBe(false)
})

it('ignores surrounding spaces and the Unicode form of letters', async () => {
  const stored = await hashPassword('  क़लम-café ')
  expect(await isPassword('क़लम-café', stored)).toBe(true)
  expect(await isPassword('क़लम- café', stored)).toBe(false)
})

it('rejects every password if the account has none', async () => {
  expect(await isPassword('', null)).toBe(false)
  expect(await isPassword('Neem tree 7', null)).toBe(false)
})
