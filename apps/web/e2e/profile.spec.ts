import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { emailsTo, hasOutbox } from './emails'
import { flowWidths } from './flow-widths'
import { expect, expectStill, test, waitForHydration } from './site'

const password = 'mango in the monsoon'
const newPassword = 'a swing under the neem tree'

async function register(page: Page, email: string) {
  await page.goto('/about-us')
  await waitForHydration(page)
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

/** A PNG drawn in the browser. */
async function photo(page: Page) {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const context = canvas.getContext('2d')
    for (const [index, colour] of ['teal', 'gold', 'brown'].entries()) {
      if (context) context.fillStyle = colour
      context?.fillRect(index * 300, 0, 300, 600)
    }
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return { name: 'me.png', mimeType: 'image/png', buffer }
}

/** Changes the email through the link sent to the new address. */
async function changeEmail(page: Page, email: string) {
  const detailsUrl = page.url()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(email)
  await page.getByLabel('Your password').fill(newPassword)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()
  const [message] = await emailsTo(email, 1)
  const [link = ''] = /\/users\/confirm-email\?token=[\w-]{43}/.exec(message?.text ?? '') ?? []
  await page.goto(link)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
  await page.goto(detailsUrl)
  const section = page.getByRole('region', { name: 'Email' })
  await expect(section.getByText(email)).toBeVisible()
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible()
}

for (const width of flowWidths(1280)) {
  test(`a user registers, completes the profile, changes the password and deletes the account, at ${width} px`, async ({
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
    const missing = page.getByRole('region', { name: 'Complete your profile' })
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

    // Names are saved on blur and updated in every tab.
    const otherTab = await context.newPage()
    await otherTab.goto('/about-us')
    await page.getByLabel('First name').fill('Mira')
    await page.getByLabel('Last name').focus()
    await expect(
      page.getByRole('region', { name: 'Name and phone' }).getByText('Saved', { exact: true }),
    ).toBeVisible()
    await expect(otherTab.getByRole('button', { name: 'Profile, Mira' })).toBeVisible()
    await otherTab.close()

    // A photo is chosen, cropped with the keyboard and uploaded.
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a photo' }).click()
    await (await choosing).setFiles(await photo(page))
    const cropper = page.getByRole('application', { name: 'Part of the image to keep' })
    await expect(page.locator('.cropper-view-box')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await cropper.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowLeft')
    for (const _ of ['zoom', 'Cancel', 'Proceed']) await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Image Added')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()

    // A child is added.
    await page.getByRole('button', { name: 'Add a child' }).click()
    await page.getByLabel('Child’s name').fill('Anaya')
    await page.getByLabel('Date of birth', { exact: true }).fill('28/02/2019')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Born on 28 February 2019')).toBeVisible()

    // The password is changed, then another device is signed out.
    await page.getByLabel('Current password').fill('wrong password')
    await page.getByLabel('New password').fill(newPassword)
    await expect(page.getByText('Strong', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Is not your current password', { exact: true })).toBeVisible()
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed')).toBeVisible()
    const signIn = (attempt: string) =>
      request.post('/api/users/login-with-pass', { data: { email, password: attempt } })
    expect((await signIn(password)).status()).toBe(401)
    const { token } = await (await signIn(newPassword)).json()
    await page.reload()
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expectStill(page)
    await sessions.getByRole('button', { name: 'Sign out of all other devices' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/users/my-profile', { headers })).status()).toBe(401)
    expect(await accessibilityViolations(page)).toEqual([])

    if (hasOutbox) {
      email = `${name}@example.org`
      await changeEmail(page, email)
    }

    // The download contains the entered data.
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('edbazaar-my-data.json')
    const { profile } = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(profile).toMatchObject({
      firstname: 'Mira',
      lastname: 'Iyer',
      email,
      children: [{ name: 'Anaya', born_on: '2019-02-28' }],
      profile_image: expect.stringContaining('/media/uploads/'),
    })

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel(/^Type your email/).fill(email)
    await dialog.getByLabel('Your password').fill(newPassword)
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('Your account has been deleted')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
    expect((await signIn(newPassword)).status()).toBe(401)
    expect((await request.get(profile.profile_image)).status()).toBe(404)
  })
}
