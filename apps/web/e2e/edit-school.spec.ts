import { test as base } from '@playwright/test'
import { listedSchool, openEditor, signInAs } from './listing'
import { expect, test } from './site'

const viewport = { width: 390, height: 844 }
test.use({ viewport })
base.use({ viewport })

test('two browsers that change one field are told of each other, and nothing is lost', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { name, session, read } = await listedSchool(page)
  await signInAs(context, session)
  const other = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
  await signInAs(other, session)
  const mine = await openEditor(page, name)
  const theirs = await openEditor(await other.newPage(), name)

  await theirs.getByLabel('Contact Person').fill('Lakshmi Raghavan')
  await theirs.getByLabel('Contact Person').blur()
  await expect(theirs.getByText('Saved', { exact: true })).toBeVisible()

  // Another field is saved all the same; the one that both changed is asked about.
  await mine.getByLabel('Students').fill('1240')
  await mine.getByLabel('Students').blur()
  await expect.poll(async () => (await read()).n_students).toBe(1240)
  await mine.getByLabel('Contact Person').fill('Meera Iyer')
  await mine.getByLabel('Contact Person').blur()
  const conflict = mine.getByRole('group', { name: 'Contact Person says now:' })
  await expect(conflict).toContainText('Lakshmi Raghavan')
  await expect(mine.getByLabel('Contact Person', { exact: true })).toHaveValue('Meera Iyer')
  expect((await read()).contact_name).toBe('Lakshmi Raghavan')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(conflict).toHaveCount(0)
  await expect.poll(async () => (await read()).contact_name).toBe('Meera Iyer')
  expect((await read()).n_students).toBe(1240)
  await other.close()
})

// Not the quiet test: a browser says in its console that nothing answers.
base(
  'what is typed without a connection survives a reload, and is saved with one',
  async ({ page, context }) => {
    const { name, session, read } = await listedSchool(page)
    await signInAs(context, session)
    const editor = await openEditor(page, name)
    await context.setOffline(true)
    await editor.getByLabel('Contact Person').fill('Meera Iyer')
    await editor.getByLabel('Contact Person').blur()
    await expect(editor.getByText('Not saved', { exact: true })).toBeVisible()
    await expect(editor.getByText('1 field is not saved')).toBeVisible()

    // The page can be had again, but nothing can be saved yet.
    await page.route('**/api/schools/*/edit', (route) => route.abort())
    await context.setOffline(false)
    await page.reload()
    const again = await openEditor(page, name)
    await expect(again.getByLabel('Contact Person')).toHaveValue('Meera Iyer')
    expect((await read()).contact_name).not.toBe('Meera Iyer')

    await page.unroute('**/api/schools/*/edit')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(async () => (await read()).contact_name).toBe('Meera Iyer')
    await expect(again.getByText('All changes are saved')).toBeVisible()
  },
)
