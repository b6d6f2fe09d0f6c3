import { expect, it } from 'vitest'
import { createReplyAddresses } from './reply-address.ts'

const addresses = createReplyAddresses('reply.example.in', async () => Buffer.alloc(32, 1))
const sender = { enquiryId: 12, userId: null }
const member = { enquiryId: 4_000_000_000, userId: 31 }

it.each([sender, member])('names the enquiry and the person: %j', async (subject) => {
  const address = await addresses.of(subject)
  expect(address).toMatch(/^reply\+[a-z2-7]{39}@reply\.example\.in$/)
  expect(await addresses.read(address)).toEqual(subject)
  expect(await addresses.read(address.toUpperCase())).toEqual(subject)
})

it('refuses another domain, another key, and every changed character', async () => {
  const address = await addresses.of(sender)
  expect(await addresses.read(address.replace('example.in', 'example.com'))).toBeNull()
  const others = createReplyAddresses('reply.example.in', async () => Buffer.alloc(32, 2))
  expect(await others.read(address)).toBeNull()
  for (let at = 'reply+'.length; at < address.indexOf('@'); at += 1) {
    const changed = address.charAt(at) === 'a' ? 'b' : 'a'
    const other = address.slice(0, at) + changed + address.slice(at + 1)
    expect(await addresses.read(other), other).toBeNull()
  }
})

it.each(['', 'reply@reply.example.in', 'reply+@reply.example.in', 'reply+a@b@reply.example.in'])(
  'refuses %j',
  async (address) => {
    expect(await addresses.read(address)).toBeNull()
  },
)

it('reads an address that an earlier version wrote', async () => {
  const earlier = 'reply+aaaaadaaaaab6iyvik77f2tw47nkqorndqscoca@reply.example.in'
  expect(await addresses.read(earlier)).toEqual({ enquiryId: 12, userId: 31 })
})
