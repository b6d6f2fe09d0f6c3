import { expect, it } from 'vitest'
import { requireGoodPassword } from './password-rules.ts'

const owner = { email: 'meera.iyer84@example.in', firstname: 'Meera', lastname: 'Iyer' }

it.each(['neem tree', 'Meera likes neem', 'क़लम दवात', 'xK3!q9', '  kadamba7x '])(
  'accepts %j',
  async (password) => {
    await expect(requireGoodPassword(password, owner)).resolves.toBeUndefined()
  },
)

it.each([
  ['short', 'at least 6 characters'],
  ['  abcde   ', 'at least 6 characters'],
  ['😀😀😀', 'at least 6 characters'],
  ['123456', 'is too common'],
  ['Password1', 'is too common'],
  ['QWERTY123', 'is too common'],
  ['india123', 'is too common'],
  [' iloveyou ', 'is too common'],
  ['meera.iyer84@example.in', 'your name, your email'],
  ['MEERA.IYER84', 'your name, your email'],
  ['Meera Iyer', 'your name, your email'],
  ['iyermeera', 'your name, your email'],
  ['Meera@1984', 'your name, your email'],
  ['EdBazaar1', 'your name, your email'],
])('refuses %j with the message "%s"', async (password, msg) => {
  await expect(requireGoodPassword(password, owner)).rejects.toMatchObject({
    code: 'invalid_request',
    errors: [{ field: 'password', msg: expect.stringContaining(msg) }],
  })
})
