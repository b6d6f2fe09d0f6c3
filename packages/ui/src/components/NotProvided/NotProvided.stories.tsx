import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotProvided } from './NotProvided'
import { guide } from './NotProvided.guide'

const meta = { component: NotProvided, parameters: { guide } } satisfies Meta<typeof NotProvided>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }
