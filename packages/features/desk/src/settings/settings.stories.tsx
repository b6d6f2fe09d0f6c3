import { expectDialog, expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { page } from './index'
import { guide } from './settings.guide'
import { settingsCalls } from './settings-data'

const meta = {
  ...flowMeta,
  title: 'Flows/Enquiries desk/Settings',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/:listings/:id/desk', ...page }],
    path: '/dashboard/schools/3/desk',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: settingsCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Manager: Story = { play: () => expectText('Bus and visit') }

export const ManagerOnAPhone: Story = { ...Manager, globals: onPhone }

export const Dark: Story = { ...Manager, globals: { theme: 'dark' } }

export const DefaultHours: Story = {
  args: { calls: settingsCalls({ is_default: true, holidays: [] }, []) },
  play: () => expectText('No templates yet'),
}

export const EditTemplate: Story = {
  play: async () => {
    await press('Edit Bus and visit')
    await expectDialog('Edit Bus and visit')
  },
}

export const Counsellor: Story = {
  args: {
    calls: settingsCalls({
      my_rights: { answer: true, reveal: true, export: false, change_desk: false },
    }),
  },
  play: () => expectText('Only the owner and managers can change these settings.'),
}
