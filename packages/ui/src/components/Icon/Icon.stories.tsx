import type { Meta, StoryObj } from '@storybook/react-vite'
import * as actionIcons from './action-icons'
import * as categoryIcons from './category-icons'
import * as chartIcons from './chart-icons'
import * as deskIcons from './desk-icons'
import * as editorIcons from './editor-icons'
import { guide } from './Icon.guide'
import * as icons from './icons'
import * as mediaIcons from './media-icons'
import * as reviewIcons from './review-icons'
import * as workIcons from './work-icons'

const meta = { component: icons.SearchIcon, parameters: { guide } } satisfies Meta<
  typeof icons.SearchIcon
>

export default meta
type Story = StoryObj<typeof meta>

const line = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: 16,
} as const

export const All: Story = {
  render: (args) => (
    <ul style={line}>
      {Object.entries({
        ...icons,
        ...actionIcons,
        ...categoryIcons,
        ...chartIcons,
        ...deskIcons,
        ...editorIcons,
        ...mediaIcons,
        ...reviewIcons,
        ...workIcons,
      }).map(([name, Icon]) => (
        <li key={name} style={{ display: 'flex', gap: 8 }}>
          <Icon {...args} />
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const Small: Story = { ...All, args: { size: 'small' } }

export const Filled: Story = { render: () => <icons.BadgeCheckIcon isFilled /> }
