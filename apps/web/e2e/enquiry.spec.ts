import type { APIRequestContext, Page } from '@playwright/test'
import { barriers } from './barriers'
import { emailsTo, hasOutbox } from './emails'
import { flowWidths } from './flow-widths'
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
    await expect(form.getByText(/^4 problems: your name, email, message, age$/)).toBeVisible()
    await expect(form.getByLabel('Your name')).toBeFocused()

    await form.getByLabel('Name or initials').fill('Ira')
    await form.getByLabel('Your name').fill('Asha Menon')
    await form.getByRole('textbox', { name: 'Email' }).fill(address)
    await form.getByLabel('Message').fill('Do you have a bus from Domlur layout?')
    await form.getByRole('radio', { name: /Ira’s parent or guardian/ }).check()
    await expect(form.getByText(`${school.name} may email`)).toBeVisible()
    expect(await barriers(page)).toEqual([])
    // A page that was closed by mistake.
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Enquire', exact: true }).last().click()
    await expect(form.getByLabel('Message')).toHaveValue('Do you have a bus from Domlur layout?')
    // A person needs longer than three seconds; a faster form is held for review.
    await expect
      .poll(() => page.evaluate(() => performance.now()), { timeout: 10_000 })
      .toBeGreaterThan(5_000)
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
    expect(await barriers(page)).toEqual([])
  })
}

test('a school without an owner offers no form', async ({ page, request }) => {
  const school = await findSchool(request, false)
  await page.goto(`/schools/${school.slug}`)
  await waitForHydration(page)
  await expect(page.getByText(/^Enquiries are not possible yet/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enquire' })).toHaveCount(0)
})
