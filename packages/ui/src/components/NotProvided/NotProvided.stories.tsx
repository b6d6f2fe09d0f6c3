import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotProvided } from './NotProvided'

const meta = { component: NotProvided } satisfies Meta<typeof NotProvided>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }
