import type { Browser, Page } from '@playwright/test'
import { demoAccount, hasDemoAccounts } from './demo-accounts'
import { registerUser, signInAs } from './provider'
import { expect, openRowByKeys, test, uniqueLetters, waitForHydration } from './site'

test.skip(!hasDemoAccounts, 'needs the demo accounts')

type Account = 'provider' | 'admin' | 'new'

/** A page of a demo account or of a new user, in its own browser context. */
async function openAs(account: Account, path: string, browser: Browser) {
  const { baseURL = '' } = test.info().project.use
  const page = await (await browser.newContext({ baseURL })).newPage()
  page.setDefaultTimeout(20_000)
  await signInAs(page.context(), await sessionOf(page, account))
  await page.goto(path)
  return page
}

async function sessionOf(page: Page, account: Account) {
  if (account === 'new') return (await registerUser(page)).session
  const data = await demoAccount(account)
  const response = await page.request.post('/api/users/login-with-pass', { data })
  expect(response.status()).toBe(200)
  return response.json()
}

/** A day in `days` days, as people type it. */
function dayIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(day)
}

test('a job is posted, approved, applied for, answered and closed', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const title = `TGT Science ${uniqueLetters()}`
  const employer = await openAs('provider', '/job-post-form', browser)
  await employer.getByLabel('School or store').selectOption('Amaravati Junior School')
  await employer.getByLabel('Title', { exact: true }).fill(title)
  await employer.getByLabel('Minimum').fill('42000')
  await employer.getByLabel('Maximum').fill('58000')
  await employer.getByLabel('Date', { exact: true }).fill(dayIn(30))
  await employer
    .getByRole('textbox', { name: 'Description' })
    .fill('Teach science to Classes 6 to 10 and run the laboratory with two colleagues.')
  await employer.getByRole('button', { name: 'Submit for review' }).click()
  await expect(employer).toHaveURL('/my-job-post')

  const admin = await openAs('admin', `/dashboard/job-postings?view=queue&q=${title}`, browser)
  await openRowByKeys(admin, admin.getByRole('row', { name: title }))
  await expect(admin.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await admin.keyboard.press('a')
  await expect(admin.getByText(`Approved: ${title}`)).toBeVisible()

  const { data } = await (await request.get('/api/jobs?per_page=100')).json()
  const { id } = data.find((job: { title: string }) => job.title === title)
  const path = `/jobs/description/${id}`
  const page = async () => (await request.get(path)).text()
  const sitemap = async () => (await request.get('/sitemaps/jobs-1.xml')).text()
  /** Jobs that the search finds by the title; the widget reads it too. */
  const inSearch = async (): Promise<number[]> => {
    const query = `query=${encodeURIComponent(title)}&kind=jobs&words=true`
    const { jobs } = await (await request.get(`/api/search?${query}`)).json()
    return jobs.map((job: { id: number }) => job.id)
  }
  expect(await page()).toContain('"directApply":true')
  await expect.poll(inSearch).toContain(id)
  expect(await sitemap()).toContain(`${path}<`)

  const seeker = await openAs('new', path, browser)
  await waitForHydration(seeker)
  await seeker.getByRole('link', { name: 'Apply', exact: true }).click()
  await seeker.getByLabel('Phone number').fill('9845012345')
  await seeker.getByLabel('Town or city').fill('Bengaluru')
  await seeker.getByRole('textbox', { name: 'Date of birth' }).fill('09/03/1988')
  await seeker.getByLabel('PIN code').fill('560038')
  const save = seeker.getByRole('button', { name: 'Save and continue' })
  await save.click()
  await seeker.getByLabel('Qualifications').fill('M.Sc. Physics, B.Ed.')
  await seeker.getByLabel('Years of experience').fill('4')
  await save.click()
  await seeker.locator('input[type=file]').setInputFiles({
    name: 'CV.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
  })
  await seeker.getByLabel('Why you would like this job').fill('I teach with experiments.')
  await save.click()
  await seeker.getByLabel('I am 18 or older, and the information I have given is true.').check()
  await seeker.getByRole('button', { name: 'Send application' }).click()
  await expect(seeker.getByText('Amaravati Junior School has your application.')).toBeVisible()

  await employer.goto(`/job-post/${id}/applications`)
  await employer.getByRole('link', { name: 'Lakshmi Raghavan' }).first().click()
  await employer.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await employer.getByRole('button', { name: 'Send the decision' }).click()
  await employer.getByRole('button', { name: 'Preview' }).click()
  await employer.getByRole('dialog').getByRole('button', { name: 'Send 1 decision' }).click()
  await expect(employer.getByText('1 decision sent')).toBeVisible()

  await seeker.goto('/my-job-applications')
  const application = seeker.getByRole('listitem').filter({ hasText: title }).first()
  await expect(application.locator('[aria-current="step"]')).toContainText('Shortlisted')
  await expect(application.getByRole('button', { name: `Withdraw from ${title}` })).toBeVisible()

  await employer.goto('/my-job-post')
  await employer.getByRole('button', { name: `Actions for ${title}` }).click()
  await employer.getByRole('menuitem', { name: 'Close now' }).click()
  await employer.getByRole('alertdialog').getByRole('button', { name: 'Close now' }).click()
  await expect(employer.getByText('Job closed.')).toBeVisible()
  await expect.poll(page, { timeout: 60_000 }).not.toContain('JobPosting')
  const closed = await page()
  expect(closed).toContain('This job is closed.')
  expect(closed).not.toContain(`/my-job-applications?job=${id}`)
  expect(await sitemap()).not.toContain(`${path}<`)
  expect(await inSearch()).not.toContain(id)
  for (const each of [employer, admin, seeker]) await each.context().close()
})
