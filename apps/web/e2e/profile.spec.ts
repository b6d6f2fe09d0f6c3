import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { barriers } from './barriers'
import { hasOutbox, mailsTo } from './mails'
import { expect, expectStill, isAlive, test } from './site'

const password = 'mango in the monsoon'
const nextPassword = 'a swing under the neem tree'

async function register(page: Page, email: string) {
  await page.goto('/about-us')
  await isAlive(page)
  await page.getByRole('link', { name: 'Sign In / Register' }).click()
  const modal = page.getByRole('dialog', { name: 'Sign In to your account' })
  await modal.getByRole('button', { name: 'Register' }).click()
  await modal.getByLabel('First name').fill('Meera')
  await modal.getByLabel('Last name').fill('Iyer')
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('button', { name: "Let's Go" }).click()
}

/** An image as a phone would send it. */
async function photo(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const context = canvas.getContext('2d')
    for (const [index, colour] of ['teal', 'gold', 'brown'].entries()) {
      if (context) context.fillStyle = colour
      context?.fillRect(index * 300, 0, 300, 600)
    }
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  return { name: 'me.png', mimeType: 'image/png', buffer }
}

/** Changes the email by the link that is mailed to the new one. */
async function changeEmail(page: Page, email: string) {
  const details = page.url()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(email)
  await page.getByLabel('Your password').fill(nextPassword)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`We have mailed it to ${email}.`)).toBeVisible()
  const [mail] = await mailsTo(email, 1)
  const [link = ''] = /\/users\/confirm-email\?token=[\w-]{43}/.exec(mail?.text ?? '') ?? []
  await page.goto(link)
  await isAlive(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
  await page.goto(details)
  const section = page.getByRole('region', { name: 'Email' })
  await expect(section.getByText(email)).toBeVisible()
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible()
}

for (const width of [390, 1280]) {
  test(`somebody registers, tells who they are, secures the account and leaves with their data, at ${width} px`, async ({
    page,
    context,
    request,
  }) => {
    const name = `meera-${crypto.randomUUID().slice(0, 8)}`
    let email = `${name}@example.in`
    await page.setViewportSize({ width, height: 900 })
    await register(page, email)

    await page.getByRole('button', { name: 'Profile, Meera' }).click()
    await page.getByRole('menuitem', { name: 'My Profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meera Iyer' })).toBeVisible()
    const missing = page.getByRole('region', { name: 'Still missing' })
    await expect(missing.getByRole('link')).toHaveText([
      'Confirm your email',
      'Add a phone number',
      'Add a photo',
      'Add your children',
    ])
    await page.reload()
    await expect(missing).toBeVisible()
    await expectStill(page)
    await missing.getByRole('link', { name: 'Add your children' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Children' })).toBeInViewport()

    // Names: saved when they are left, in every tab.
    const other = await context.newPage()
    await other.goto('/about-us')
    await page.getByLabel('First name').fill('Mira')
    await page.getByLabel('Last name').focus()
    await expect(
      page.getByRole('region', { name: 'Name and phone' }).getByText('Saved', { exact: true }),
    ).toBeVisible()
    await expect(other.getByRole('button', { name: 'Profile, Mira' })).toBeVisible()
    await other.close()

    // A photo: chosen, cut by keys alone, sent.
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a photo' }).click()
    await (await choosing).setFiles(await photo(page))
    const cropper = page.getByRole('application', { name: 'Part of the image to keep' })
    await expect(page.locator('.cropper-view-box')).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await cropper.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowLeft')
    for (const _ of ['zoom', 'Cancel', 'Proceed']) await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Image Added')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()

    // A child.
    await page.getByRole('button', { name: 'Add a child' }).click()
    await page.getByLabel('Child’s name').fill('Anaya')
    await page.getByLabel('Date of birth').fill('2019-02-28')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Born on 28 February 2019')).toBeVisible()

    // The password, and then another device.
    await page.getByLabel('Current password').fill('not this one')
    await page.getByLabel('New password').fill(nextPassword)
    await expect(page.getByText('Strong', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Is not your current password', { exact: true })).toBeVisible()
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password was changed')).toBeVisible()
    const signIn = (typed: string) =>
      request.post('/api/users/login-with-pass', { data: { email, password: typed } })
    expect((await signIn(password)).status()).toBe(401)
    const { token } = await (await signIn(nextPassword)).json()
    await page.reload()
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expectStill(page)
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/users/my-profile', { headers })).status()).toBe(401)
    expect(await barriers(page)).toEqual([])

    if (hasOutbox) {
      email = `${name}@example.org`
      await changeEmail(page, email)
    }

    // What was told is kept, and comes along.
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('edbazaar-my-data.json')
    const { profile } = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(profile).toMatchObject({
      ...{ firstname: 'Mira', lastname: 'Iyer', email },
      children: [{ name: 'Anaya', born_on: '2019-02-28' }],
      profile_image: expect.stringContaining('/media/uploads/'),
    })

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel(/^Type your email/).fill(email)
    await dialog.getByLabel('Your password').fill(nextPassword)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
    expect((await signIn(nextPassword)).status()).toBe(401)
    expect((await request.get(profile.profile_image)).status()).toBe(404)
  })
}
