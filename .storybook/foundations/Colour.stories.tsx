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
        lead="Ivory paper and ink; peacock for what acts; marigold as the one accent; leaf and brick for good and bad news. Colour never speaks alone: words always follow."
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
        <Part title="Words on their grounds" note="at least 4.5 : 1">
          <ContrastTable
            colors={colors}
            pairs={textPairs}
            least={4.5}
            caption="Contrast of words"
          />
        </Part>
        <Part title="Frames and the focus" note="at least 3 : 1">
          <ContrastTable
            colors={colors}
            pairs={framePairs}
            least={3}
            caption="Contrast of frames"
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
