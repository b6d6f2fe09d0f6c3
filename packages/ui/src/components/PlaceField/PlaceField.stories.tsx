import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Dialog } from '../Dialog/Dialog'
import { SaveState } from '../SaveState/SaveState'
import { PlaceField, type PlaceFieldProps } from './PlaceField'
import { guide } from './PlaceField.guide'

const places = [
  { id: 'indiranagar-bengaluru', name: 'Indiranagar', detail: 'Bengaluru, Karnataka' },
  { id: 'indira-nagar-lucknow', name: 'Indira Nagar', detail: 'Lucknow, Uttar Pradesh' },
  { id: 'indirapuram-ghaziabad', name: 'Indirapuram', detail: 'Ghaziabad, Uttar Pradesh' },
]

const meta = {
  component: PlaceField,
  parameters: { guide },
  args: {
    label: 'Location',
    hint: 'Locality, town or pincode, in India',
    value: '',
    suggestions: [],
    onPick: fn(),
    onQuery: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400, minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PlaceField>

export default meta
type Story = StoryObj<typeof meta>

/** Holds the value, as a page does, and suggests places whose names begin with the text. */
function ControlledPlaceField(props: PlaceFieldProps) {
  const [value, setValue] = useState(props.value)
  const [text, setText] = useState('')
  const typed = text.trim().toLowerCase()
  return (
    <PlaceField
      {...props}
      value={value}
      suggestions={typed ? places.filter(({ name }) => name.toLowerCase().startsWith(typed)) : []}
      onQuery={(next) => {
        props.onQuery(next)
        setText(next)
      }}
      onPick={(place) => {
        props.onPick(place)
        setValue(place ? `${place.name}, ${place.detail}` : '')
      }}
    />
  )
}

export const SelectedByKeyboard: Story = {
  render: (args) => <ControlledPlaceField {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Location' })
    await userEvent.type(field, 'indira')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 places')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = canvas.getByRole('option', { name: /Indira Nagar/ })
    await expect(field).toHaveAttribute('aria-activedescendant', second.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith(places[1])
    await expect(field).toHaveValue('Indira Nagar, Lucknow, Uttar Pradesh')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const EnterSelectsTheBestMatch: Story = {
  ...SelectedByKeyboard,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'indir{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith(places[0])
  },
}

export const SelectedByPressing: Story = {
  ...SelectedByKeyboard,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'indira')
    await userEvent.click(canvas.getByRole('option', { name: /Ghaziabad/ }))
    await expect(args.onPick).toHaveBeenCalledWith(places[2])
    await expect(field).toHaveFocus()
  },
}

export const Open: Story = {
  ...SelectedByKeyboard,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'indira{ArrowDown}')
  },
}

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

export const LeftWithoutSelection: Story = {
  render: (args) => <ControlledPlaceField {...args} value="Indiranagar, Bengaluru, Karnataka" />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'indirap')
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveValue('Indiranagar, Bengaluru, Karnataka')
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}

export const Cleared: Story = {
  ...LeftWithoutSelection,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onPick).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const ClearedByTyping: Story = {
  ...LeftWithoutSelection,
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.tab()
    await expect(args.onPick).toHaveBeenLastCalledWith(null)
  },
}

export const Invalid: Story = {
  args: { error: 'Please add Location' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'Locality, town or pincode, in India Please add Location',
    )
  },
}

export const Searching: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ind')
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…')
  },
}

export const NothingFound: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Atlantis')
    await expect(args.onQuery).toHaveBeenLastCalledWith('Atlantis')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('status')).toHaveTextContent('No place in India matches.')
  },
}

export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ind')
    await expect(canvas.getByRole('status')).toHaveTextContent('Places did not load.')
  },
}

export const Saved: Story = {
  args: { value: 'Indiranagar, Bengaluru, Karnataka', labelEnd: <SaveState phase="saved" /> },
}

const closed = fn()

/** Escape closes only the list. */
export const InAPanel: Story = {
  render: (args) => (
    <Dialog isOpen onClose={closed} shape="panel" title="Add New School">
      <ControlledPlaceField {...args} />
    </Dialog>
  ),
  play: async () => {
    const field = await screen.findByRole('combobox')
    for (const text of ['indira', 'Atlantis']) {
      await userEvent.type(field, text)
      await screen.findByRole('listbox')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    }
    await expect(closed).not.toHaveBeenCalled()
  },
}

/** A read-only field has no clear button. */
export const Disabled: Story = {
  args: { value: 'Indiranagar, Bengaluru, Karnataka', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <PlaceField
        {...args}
        lang="hi"
        label="विद्यालय कहाँ है"
        hint="मोहल्ला, शहर या पिनकोड"
        value="इंदिरा नगर, लखनऊ, उत्तर प्रदेश"
      />
      <PlaceField
        {...args}
        label="Place from which the school bus sets out"
        value="Kazhakkoottam, Thiruvananthapuram, Kerala"
        error="Please add Location"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }
