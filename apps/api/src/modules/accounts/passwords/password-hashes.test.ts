import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password-hashes.ts'

it('is argon2id with 19 MiB and two passes, salted', async () => {
  const kept = await hashPassword('Neem tree 7')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('Neem tree 7')).not.toBe(kept)
  expect(await isPassword('Neem tree 7', kept)).toBe(true)
  expect(await isPassword('neem tree 7', kept)).toBe(false)
})

it('is the same with blanks around it, and however its letters are put together', async () => {
  const kept = await hashPassword('  क़लम-café ')
  expect(await isPassword('क़लम-café', kept)).toBe(true)
  expect(await isPassword('क़लम- café', kept)).toBe(false)
})

it('nobody has cannot be given', async () => {
  expect(await isPassword('', null)).toBe(false)
  expect(await isPassword('Neem tree 7', null)).toBe(false)
})
