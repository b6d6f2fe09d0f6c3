import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { savePhases } from '../SaveState/SaveState'
import { Switch } from './Switch'
import { guide } from './Switch.guide'

const meta = {
  component: Switch,
  parameters: { guide },
  args: { label: 'Shown to parents', hint: 'Off hides the school at once. Nothing is lost.' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Shown to parents' })
    await expect(toggle).toHaveAccessibleDescription(String(args.hint))
    await userEvent.click(canvas.getByText('Shown to parents'))
    await expect(toggle).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(toggle).not.toBeChecked()
  },
}

export const On: Story = { args: { defaultChecked: true, savePhase: 'saved' } }

export const NotSaved: Story = { args: { savePhase: 'failed' } }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const InANarrowColumn: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 232 }}>
      {savePhases.map((phase) => (
        <Switch key={phase} label="Shown to parents" savePhase={phase} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const labels = canvas.getAllByText('Shown to parents')
    for (const label of labels) await expect(label.getClientRects()).toHaveLength(1)
    // Nothing moves when the save state appears.
    const heights = labels.map((label) => label.parentElement?.parentElement?.offsetHeight)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <Switch
        {...args}
        lang="hi"
        label="विद्यालय और कोचिंग मुझे व्हाट्सऐप पर उत्तर दे सकते हैं"
        hint="केवल वे जिन्हें आपने लिखा है, और केवल आपके प्रश्न के बारे में।"
        savePhase="saving"
      />
      <Switch
        {...args}
        label="Recommendations for extracurricular activities"
        hint="Straightforwardly: at most once a fortnight."
        savePhase="failed"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...On, globals: { theme: 'dark' } }

/** Shown only in the guide: hidden from the sidebar and from tests. */
const inGuide = ['!dev', '!autodocs', '!test']

export const DoNameWhatIsOn: Story = {
  tags: inGuide,
  render: () => <Switch label="Shown to parents" defaultChecked />,
}

export const DontNameTheAction: Story = {
  tags: inGuide,
  render: () => <Switch label="Show to parents?" defaultChecked />,
}
