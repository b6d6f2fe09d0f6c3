import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { Badge } from '../../packages/ui/src/components/Badge'
import { Button } from '../../packages/ui/src/components/Button'
import { Seats } from '../../packages/ui/src/components/Seats'
import { SectionHead } from '../../packages/ui/src/components/SectionHead'
import { TextField } from '../../packages/ui/src/components/TextField'
import { nilgiriTheme } from '../../packages/ui/src/theme/nilgiri.css'
import colors from '../../packages/ui/src/theme/nilgiri-colors.ts?raw'
import tokens from '../../packages/ui/src/theme/nilgiri-tokens.ts?raw'
import { foundation } from './foundation'
import * as styles from './foundations.css'
import { CodeBlock, Page, Part } from './Page'

const meta = { ...foundation, title: 'Foundations/Theming', tags: ['!autodocs'] } satisfies Meta

export default meta

const themes = [
  { name: 'Light', props: { 'data-theme': 'light' } },
  { name: 'Dark', props: { 'data-theme': 'dark' } },
  { name: 'Partner', props: { 'data-theme': 'light', className: nilgiriTheme } },
] as const

const theme = `import { vars } from '@edbazaar/ui/theme'
import { createTheme } from '@vanilla-extract/css'
import { nilgiriTokens } from './nilgiri-tokens'

const { motion: _, ...contract } = vars

export const nilgiriTheme = createTheme(contract, nilgiriTokens)`

export const Theming: StoryObj = {
  render: () => (
    <Page
      title="Theming"
      lead="A theme sets a value for every token of the contract. A partner’s brand is a theme like light and dark; components do not depend on it."
    >
      <Part title="Three themes, one contract">
        <div className={styles.trio}>
          {themes.map(({ name, props }) => (
            <div key={name} {...props}>
              <Specimen name={name} />
            </div>
          ))}
        </div>
      </Part>
      <Part title="Custom themes">
        <p className={styles.text}>
          With vanilla-extract, createTheme requires every token and returns a class for the root
          element or any other. Without it, set the custom properties in your own class; their names
          consist of --eb, the group and the token. Motion tokens are not part of a theme, so that
          reduced motion keeps working. Check the contrast: text needs 4.5 : 1, borders 3 : 1.
        </p>
        <CodeBlock>{theme}</CodeBlock>
      </Part>
      <Part title="Tokens">
        <CodeBlock>{tokens}</CodeBlock>
        <CodeBlock>{colors}</CodeBlock>
      </Part>
    </Page>
  ),
}

function Specimen({ name }: { name: string }) {
  const id = useId()
  return (
    <section className={styles.island} aria-labelledby={id}>
      <SectionHead title={name} titleId={id} level={3} />
      <p>
        Vidya Niketan Public School <Badge>CBSE</Badge>
      </p>
      <Seats state="few">12 seats left</Seats>
      <TextField label="Your email" defaultValue="meera@example.in" />
      <div className={styles.row}>
        <Button variant="main">Enquire</Button>
        <Button variant="act">Compare</Button>
        <Button variant="danger">Delete</Button>
      </div>
    </section>
  )
}
