import { expect, it } from 'vitest'
import { requireGoodPassword } from './password-rules.ts'

const owner = { email: 'meera.iyer84@example.in', firstname: 'Meera', lastname: 'Iyer' }

it.each(['neem tree', 'Meera likes neem', 'क़लम दवात', 'xK3!q9', '  kadamba7x '])(
  'takes %j',
  async (password) => {
    await expect(requireGoodPassword(password, owner)).resolves.toBeUndefined()
  },
)

it.each([
  ['short', 'at least 6 characters'],
  ['  abcde   ', 'at least 6 characters'],
  ['😀😀😀', 'at least 6 characters'],
  ['123456', 'many people use'],
  ['Password1', 'many people use'],
  ['QWERTY123', 'many people use'],
  ['india123', 'many people use'],
  [' iloveyou ', 'many people use'],
  ['meera.iyer84@example.in', 'your name or email'],
  ['MEERA.IYER84', 'your name or email'],
  ['Meera Iyer', 'your name or email'],
  ['iyermeera', 'your name or email'],
  ['Meera@1984', 'your name or email'],
  ['EdBazaar1', 'your name or email'],
])('refuses %j, since it %s', async (password, why) => {
  await expect(requireGoodPassword(password, owner)).rejects.toMatchObject({
    code: 'invalid_request',
    errors: [{ field: 'password', msg: expect.stringContaining(why) }],
  })
})
