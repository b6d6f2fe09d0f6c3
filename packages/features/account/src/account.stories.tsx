import {
  http,
  myProfile,
  mySchool,
  mySession,
  myStore,
  schoolsAndStores,
  userDetails,
} from '@edbazaar/api-client/testing'
import { accountPanelAtom } from '@edbazaar/feature-platform'
import {
  expectDialog,
  expectHeading,
  expectText,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from './account.guide'
import { loadProfile } from './profile/load-profile'
import { ProfileScreen } from './profile/ProfileScreen'
import { loadDetails } from './profile-details/load-details'
import { ProfileDetailsScreen } from './profile-details/ProfileDetailsScreen'
import { loadUser } from './user-details/load-user'
import { UserDetailsScreen } from './user-details/UserDetailsScreen'

const meta = {
  ...flowMeta,
  title: 'Flows/Account/Profile',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/profile/:id', Component: ProfileScreen, loader: loadProfile },
      { path: '/profile-details/:id', Component: ProfileDetailsScreen, loader: loadDetails },
      { path: '/user-details/:id', Component: UserDetailsScreen, loader: loadUser },
      { path: '*', element: <h1>Home page</h1> },
    ],
    path: '/profile/7',
    user: {},
    frame: 'account',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const withProfile = (differences: Parameters<typeof myProfile>[0]) =>
  http.get('/users/my-profile', ({ response }) => response(200).json(myProfile(differences)))

export const Profile: Story = {}

export const ProfileOnAPhone: Story = { globals: onPhone }

export const ProfileComplete: Story = {
  args: {
    calls: [
      withProfile({
        phone: '9845012345',
        profile_image: '/media/plates/1/seal/vidya.svg',
        children: [{ name: 'Anaya', born_on: '2018-04-02' }],
      }),
    ],
  },
}

export const ProfileWithALongName: Story = {
  args: {
    calls: [withProfile({ firstname: 'वेंकटसुब्रमण्यम्-लक्ष्मीनारायण', lastname: 'चट्टोपाध्याय-मुखोपाध्याय' })],
  },
  globals: onPhone,
}

export const ProfileLoading: Story = {
  args: { isUnloaded: true, calls: [http.get('/users/my-profile', never)] },
}

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Try again.')
let isBusy = true

export const ProfileFailedThenRetried: Story = {
  beforeEach: () => {
    isBusy = true
  },
  args: {
    calls: [
      http.get('/users/my-profile', ({ response }) =>
        isBusy ? response(503).json(busy) : response(200).json(myProfile()),
      ),
    ],
  },
  play: async () => {
    isBusy = false
    await press('Retry')
    await expectHeading('Meera Iyer')
  },
}

export const NotSignedIn: Story = { args: { user: 'visitor' } }

export const OfAnotherUser: Story = { args: { path: '/profile/8' } }

export const WithSideMenu: Story = {
  args: {
    user: { user_has_institute: true },
    calls: [
      withProfile({ user_has_institute: true }),
      http.get('/users/schools-and-stores', ({ response }) =>
        response(200).json(
          schoolsAndStores({
            schools: [
              mySchool(),
              mySchool({ id: 4, slug: 'bal-bhavan-100004', name: 'बाल भवन अंतरराष्ट्रीय विद्यालय' }),
            ],
            stores: [myStore()],
          }),
        ),
      ),
    ],
  },
}

export const WithSideMenuOnAPhone: Story = { ...WithSideMenu, globals: onPhone }

const details = { path: '/profile-details/7' }

export const Details: Story = { args: details }

export const DetailsOnAPhone: Story = { args: details, globals: onPhone }

export const DetailsLoading: Story = {
  args: { isUnloaded: true, ...details, calls: [http.get('/users/my-profile', never)] },
}

let respond: (() => void) | null = null
const topOf = (text: string) => screen.getByText(text).getBoundingClientRect().top

/** The skeleton has the same layout as the loaded page. */
export const DetailsAfterLoading: Story = {
  tags: ['smoke'],
  beforeEach: () => {
    respond = null
  },
  args: {
    ...details,
    isUnloaded: true,
    calls: [
      http.get('/users/my-profile', async ({ response }) => {
        await new Promise<void>((resolve) => {
          respond = resolve
        })
        return response(200).json(myProfile())
      }),
    ],
  },
  play: async () => {
    await expectHeading('Edit profile')
    const before = ['Edit profile', 'Each field is saved when you leave it.'].map(topOf)
    await waitFor(() => expect(respond).not.toBeNull())
    respond?.()
    await screen.findByLabelText('First name')
    const after = ['Edit profile', 'Each field is saved when you leave it.'].map(topOf)
    for (const [index, top] of before.entries())
      await expect(Math.abs(top - (after[index] ?? 0))).toBeLessThanOrEqual(1)
  },
}

export const NameSaved: Story = {
  tags: ['smoke'],
  args: details,
  play: async () => {
    await fill({ 'First name': 'Mira' })
    await userEvent.tab()
    await expectText('Saved')
  },
}

export const NameInvalid: Story = {
  args: details,
  play: async () => {
    await fill({ 'First name': 'M' })
    await userEvent.tab()
    await expectText('Enter Name')
    await expectText('Not saved')
  },
}

export const AddingAChild: Story = {
  args: details,
  play: () => press('Add a child'),
}

const devices = [
  mySession(),
  mySession({ id: 13, device: 'Firefox on Android', is_current: false }),
]

export const SignOutOfADevice: Story = {
  args: {
    ...details,
    calls: [
      http.get('/users/my-sessions', ({ response }) => response(200).json(devices)),
      http.delete('/users/my-sessions/{id}', ({ response }) =>
        response(200).json({ status: 200, msg: 'Done' }),
      ),
    ],
  },
  play: () => press('Sign out of Firefox on Android'),
}

export const DeleteConfirmation: Story = {
  args: details,
  play: async () => {
    const section = await screen.findByRole('region', { name: 'Delete your account' })
    await userEvent.click(within(section).getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const ForAnAdmin: Story = {
  args: {
    path: '/user-details/9',
    user: { is_admin: true },
    calls: [
      http.get('/users/profile-details/{userId}', ({ response }) =>
        response(200).json({
          user: userDetails({ id: 9, firstname: 'Ravi', is_blocked: true, schools: 2 }),
        }),
      ),
    ],
  },
}

export const ForAnAdminOnAPhone: Story = { ...ForAnAdmin, globals: onPhone }

export const UserNotFound: Story = {
  args: {
    path: '/user-details/404',
    user: { is_admin: true },
    calls: [
      http.get('/users/profile-details/{userId}', ({ response }) =>
        response(404).json(refusal(404, 'not_found', 'User not found.')),
      ),
    ],
  },
}

export const Menu: Story = {
  tags: ['smoke'],
  play: async () => {
    await press('Profile, Meera')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible())
  },
}

export const MenuOnAPhone: Story = { ...Menu, globals: onPhone }

export const SchoolOrStore: Story = {
  args: { prepare: (store) => store.set(accountPanelAtom, 'institution') },
  play: async () => {
    await expectDialog('Would you like to add a school or a store?')
  },
}
