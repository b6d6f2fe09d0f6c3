import type { APIRequestContext, Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { emailsTo, hasOutbox } from './emails'
import { flowWidths } from './flow-widths'
import { createSchool, signInAs } from './provider'
import { expect, listSchools, test, waitForHydration } from './site'

test.skip(!hasOutbox, 'The outbox folder is not available')

interface AskedSchool {
  name: string
  slug: string
  accepts_enquiries: boolean
}

/** The first listed school whose `accepts_enquiries` is as given. */
async function findSchool(request: APIRequestContext, accepts: boolean): Promise<AskedSchool> {
  for (const { slug } of await listSchools(request)) {
    const response = await request.get(`/api/schools/${slug}`)
    const school: AskedSchool = await response.json()
    if (school.accepts_enquiries === accepts) return school
  }
  throw new Error(`The demo data have no school that ${accepts ? 'takes' : 'refuses'} enquiries`)
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openForm(page: Page, { slug }: AskedSchool) {
  await page.goto(`/schools/${slug}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Enquire', exact: true }).last().click()
  await expect(panel(page, 'Enquire').getByLabel('Message')).toBeVisible()
}

/** The link of an email that leads to a path. */
function linkTo(path: string, text: string | undefined): string {
  const [link = ''] = new RegExp(`${path}\\?[\\w=&-]+(?:#\\w+)?`).exec(text ?? '') ?? []
  expect(link).not.toBe('')
  return link
}

for (const width of flowWidths(390)) {
  test(`a parent asks a school, confirms, and withdraws from the email at ${width} px`, async ({
    page,
    request,
  }) => {
    const school = await findSchool(request, true)
    const address = `asha-${width}@example.in`
    await page.setViewportSize({ width, height: 844 })
    await openForm(page, school)
    const form = panel(page, 'Enquire')

    await form.getByRole('button', { name: 'Agree and send enquiry' }).click()
    await expect(
      form.getByText(/^4 problems: Your name, Email, Message, Who is asking\?$/),
    ).toBeVisible()
    await expect(form.getByLabel('Your name')).toBeFocused()

    await form.getByLabel('Name or initials').fill('Ira')
    await form.getByLabel('Your name').fill('Asha Menon')
    await form.getByRole('textbox', { name: 'Email' }).fill(address)
    await form.getByLabel('Message').fill('Do you have a bus from Domlur layout?')
    await form.getByRole('radio', { name: /Ira’s parent or guardian/ }).check()
    await expect(form.getByText(`${school.name} may email`)).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    // A page that was closed by mistake.
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Enquire', exact: true }).last().click()
    await expect(form.getByLabel('Message')).toHaveValue('Do you have a bus from Domlur layout?')
    // A person needs longer than three seconds; a faster form is held for review.
    await page.clock.setSystemTime(Date.now() + 5_000)
    await form.getByRole('button', { name: 'Agree and send enquiry' }).dblclick()
    await expect(panel(page, 'Check your email').getByText(address)).toBeVisible()

    const [confirmation] = await emailsTo(address, 1)
    await page.goto(linkTo('/enquiry-confirmation', confirmation?.text))
    await waitForHydration(page)
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: 'Confirm and send' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiry sent')
    await expect(page.getByText(/EB-[0-9A-Z]{4}-\d{2}/)).toBeVisible()

    // The copy: from its link, two presses withdraw the permission.
    const [, copy] = await emailsTo(address, 2)
    const withdraw = linkTo('/enquiry', copy?.text.slice(copy.text.lastIndexOf('/enquiry?')))
    expect(withdraw).toMatch(/#withdraw$/)
    await page.goto(withdraw)
    const dialog = page.getByRole('alertdialog', { name: /^Withdraw contact permission/ })
    await expect(dialog).toBeVisible()
    expect(new URL(page.url()).search).not.toContain('token')
    await dialog.getByRole('button', { name: 'Withdraw permission' }).click()
    await expect(page.getByText(/no longer sees your name or contact details/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Give permission again' })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  })
}

test('a school without an owner offers no form', async ({ page, request }) => {
  const school = await findSchool(request, false)
  await page.goto(`/schools/${school.slug}`)
  await waitForHydration(page)
  await expect(page.getByText(/does not answer enquiries on EdBazaar yet/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enquire' })).toHaveCount(0)
})

test('a school answers by email with the keyboard alone', async ({ page, context, request }) => {
  const { id, name, session } = await createSchool(page)
  const address = `answered-${crypto.randomUUID().slice(0, 8)}@example.in`
  const sent = await request.post('/api/enquiries', {
    data: {
      request_key: crypto.randomUUID(),
      recipients: [{ kind: 'school', id }],
      name: 'Asha Menon',
      email: address,
      message: 'Is there a seat in Class 1?',
      consent: {
        notice_version: 1,
        channels: ['email'],
        days: [1, 2, 3, 4, 5, 6, 7],
        from: '00:00',
        to: '23:59',
        expires_on: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      },
      declared: 'adult',
      website: '',
      seconds_open: 40,
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  await signInAs(context, session)
  await page.goto(`/dashboard/schools/${id}/enquiries`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Asha Menon')).toHaveCount(0)

  const [confirmation] = await emailsTo(address, 1)
  const token = new URL(linkTo('/enquiry-confirmation', confirmation?.text), 'http://x.invalid')
  const confirmed = await request.post('/api/enquiries/confirmation', {
    data: { token: token.searchParams.get('token') },
  })
  expect(confirmed.status(), await confirmed.text()).toBeLessThan(300)

  await page.reload()
  await expect(page.getByRole('link', { name: /Asha Menon/ })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  const enquiry = page.getByText('“Is there a seat in Class 1?”')
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(enquiry).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('r')
  await page.keyboard.type('Yes, two seats are free.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('blockquote').getByText('Yes, two seats are free.')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  const emails = await emailsTo(address, 3)
  expect(emails.at(-1)?.text).toContain('Yes, two seats are free.')
  expect(emails.at(-1)?.text).toContain(name)
})
