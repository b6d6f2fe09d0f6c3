import { expect, it } from 'vitest'
import { commonestPasswords } from '../../../../test/commonest-passwords.ts'
import { requireGoodPassword } from './password-rules.ts'

const owner = { email: 'meera.iyer84@example.in', firstname: 'Meera', lastname: 'Iyer' }

it.each([
  'neem tree',
  'Meera likes neem',
  'क़लम दवात',
  'xK3!q9',
  '  kadamba7x ',
  'tram12',
  '841729',
  'ox4tie',
  'saint7',
])('accepts %j', async (password) => {
  await expect(requireGoodPassword(password, owner)).resolves.toBeUndefined()
})

it.each([
  ['short', 'at least 6 characters'],
  ['  abcde   ', 'at least 6 characters'],
  ['😀😀😀', 'at least 6 characters'],
  ['123456', 'repeats or counts'],
  ['654321', 'repeats or counts'],
  ['987654321', 'repeats or counts'],
  ['1234567890', 'repeats or counts'],
  ['qwertyuiop', 'repeats or counts'],
  ['Abcd@1234', 'repeats or counts'],
  ['123456a', 'repeats or counts'],
  ['112233445566', 'repeats or counts'],
  ['111222', 'repeats or counts'],
  ['aaaaaa', 'repeats or counts'],
  ['121212', 'repeats or counts'],
  ['asdfasdf', 'repeats or counts'],
  ['15081947', 'because it is a date'],
  ['150847', 'because it is a date'],
  ['19470815', 'because it is a date'],
  ['15-8-1947', 'because it is a date'],
  ['1947/08/15', 'because it is a date'],
  ['Indya123', 'is too common'],
  ['India@2024', 'is too common'],
  ['kapil*12', 'is too common'],
  ['omsairam', 'is too common'],
  ['Kumar1986', 'is too common'],
  ['Pass@123', 'is too common'],
  ['P@ssw0rd@123', 'is too common'],
  ['admin@123', 'is too common'],
  ['welcome1', 'is too common. Choose three or more words'],
  ['Password1', 'is too common'],
  ['QWERTY123', 'repeats or counts'],
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

it(`refuses the ${commonestPasswords.length} commonest passwords of published lists, in any case`, async () => {
  const accepted: string[] = []
  for (const password of commonestPasswords)
    for (const typed of [password, password.toUpperCase()])
      await requireGoodPassword(typed, owner).then(
        () => accepted.push(typed),
        () => {},
      )
  expect(accepted).toEqual([])
})
