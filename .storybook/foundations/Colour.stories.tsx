import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../packages/ui/src/theme/contract.css'
import { framePairs, textPairs } from '../../packages/ui/src/theme/contrast'
import { palettes } from '../palettes'
import { themeOf } from '../root'
import { ContrastTable } from './ContrastTable'
import { type ColorName, colorGroups } from './colour-roles'
import { foundation } from './foundation'
import * as styles from './foundations.css'
import { Page, Part } from './Page'

const meta = { ...foundation, title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta

export default meta

export const Colour: StoryObj = {
  render: (_, { globals }) => {
    const colors = palettes[themeOf(globals)]
    return (
      <Page
        title="Colour"
        lead="Ivory and ink for text, peacock for actions, marigold as the accent, leaf and brick for success and errors. Colour is never the only signal: text always accompanies it."
      >
        {colorGroups.map(({ title, roles }) => (
          <Part key={title} title={title}>
            <ul className={styles.swatches}>
              {roles.map(([name, role]) => (
                <Swatch key={name} name={name} role={role} value={colors[name]} />
              ))}
            </ul>
          </Part>
        ))}
        <Part title="Text on backgrounds" note="at least 4.5 : 1">
          <ContrastTable colors={colors} pairs={textPairs} least={4.5} caption="Contrast of text" />
        </Part>
        <Part title="Borders and focus rings" note="at least 3 : 1">
          <ContrastTable
            colors={colors}
            pairs={framePairs}
            least={3}
            caption="Contrast of borders"
          />
        </Part>
      </Page>
    )
  },
}

function Swatch({ name, role, value }: { name: ColorName; role: string; value: string }) {
  return (
    <li className={styles.swatch}>
      <span className={styles.patch} style={{ background: vars.color[name] }} />
      <b className={styles.name}>{name}</b>
      <span className={styles.small}>
        <bdi>{value}</bdi>
      </span>
      <span>{role}</span>
    </li>
  )
}
