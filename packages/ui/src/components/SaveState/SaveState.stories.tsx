import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '../TextField/TextField'
import { SaveState, savePhases } from './SaveState'
import { guide } from './SaveState.guide'

const meta = {
  component: SaveState,
  parameters: { guide },
  args: { phase: 'saved' },
} satisfies Meta<typeof SaveState>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved')
  },
}

export const Saving: Story = { args: { phase: 'saving' } }

export const NotSaved: Story = {
  args: { phase: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved')
  },
}

export const Unchanged: Story = {
  args: { phase: 'unchanged' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const BesideALabel: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      {savePhases.map((phase) => (
        <TextField key={phase} label="Name" labelEnd={<SaveState phase={phase} />} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // The field does not move, whatever the state.
    const heights = canvas
      .getAllByRole('textbox')
      .map((field) => field.closest('[data-label]')?.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const HindiOnAPhone: Story = {
  render: (args) => (
    <p style={{ display: 'grid', gap: 8 }}>
      <SaveState {...args} lang="hi" labels={{ saved: 'सहेजा गया' }} />
      <SaveState {...args} phase="failed" lang="hi" labels={{ failed: 'सहेजा नहीं जा सका' }} />
    </p>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...NotSaved, globals: { theme: 'dark' } }
