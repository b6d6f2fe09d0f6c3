import { test as base } from '@playwright/test'
import { createSchool, openEditor, signInAs } from './provider'
import { expect, test } from './site'

const viewport = { width: 390, height: 844 }
test.use({ viewport })
base.use({ viewport })

test('two browsers that edit the same field see a conflict, and both values are kept', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { name, session, read } = await createSchool(page)
  await signInAs(context, session)
  const otherContext = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
  await signInAs(otherContext, session)
  const mine = await openEditor(page, name)
  const theirs = await openEditor(await otherContext.newPage(), name)

  await theirs.getByLabel('Contact Person').fill('Lakshmi Raghavan')
  await theirs.getByLabel('Contact Person').blur()
  await expect(theirs.getByText('Saved', { exact: true })).toBeVisible()

  // Another field still saves; only the field that both edited has a conflict.
  const students = mine.getByLabel('Students', { exact: true })
  await students.fill('1240')
  await students.blur()
  await expect.poll(async () => (await read()).n_students).toBe(1240)
  await mine.getByLabel('Contact Person').fill('Meera Iyer')
  await mine.getByLabel('Contact Person').blur()
  const conflict = mine.getByRole('group', { name: 'Current value of Contact Person:' })
  await expect(conflict).toContainText('Lakshmi Raghavan')
  await expect(mine.getByLabel('Contact Person', { exact: true })).toHaveValue('Meera Iyer')
  expect((await read()).contact_name).toBe('Lakshmi Raghavan')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(conflict).toHaveCount(0)
  await expect.poll(async () => (await read()).contact_name).toBe('Meera Iyer')
  expect((await read()).n_students).toBe(1240)
  await otherContext.close()
})

// Uses the base test: an offline browser logs errors, which the site's own test does not allow.
base('an edit made offline survives a reload and is saved online', async ({ page, context }) => {
  const { name, session, read } = await createSchool(page)
  await signInAs(context, session)
  const editor = await openEditor(page, name)
  await context.setOffline(true)
  await editor.getByLabel('Contact Person').fill('Meera Iyer')
  await editor.getByLabel('Contact Person').blur()
  await expect(editor.getByText('Not saved', { exact: true })).toBeVisible()
  await expect(editor.getByText('1 field is not saved')).toBeVisible()

  // The page can load again, but saving still fails.
  await page.route('**/api/schools/*/edit', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  const reloaded = page.getByRole('dialog', { name: 'Edit School' })
  await expect(reloaded.getByLabel('Contact Person')).toHaveValue('Meera Iyer')
  expect((await read()).contact_name).not.toBe('Meera Iyer')

  await page.unroute('**/api/schools/*/edit')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(async () => (await read()).contact_name).toBe('Meera Iyer')
  await expect(reloaded.getByText('All changes are saved')).toBeVisible()
})
