import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../packages/ui/src/theme/contract.css'
import { foundation } from './foundation'
import * as styles from './foundations.css'
import { Measured } from './Measured'
import { Page, Part } from './Page'

const meta = { ...foundation, title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta

export default meta

const steps = [
  [6, 'Hero, once per page', 'Find a school that fits'],
  [5, 'Page titles', 'Schools near Indiranagar'],
  [4, 'Names, section headings', 'Vidya Niketan Public School'],
  [3, 'Body text', 'The office updates fees and free seats every Monday.'],
  [2, 'Controls and facts', 'CBSE, 3½–17 years, 12 seats left'],
  [1, 'Captions and units', 'Provided by the school on 20 November 2026'],
] as const

const narrow = { fontWeight: vars.weight.bold, fontStretch: vars.stretch.narrow }

/** Headings are narrow and bold, body text is not. */
const looks = {
  6: { fontWeight: vars.weight.lead, fontStretch: vars.stretch.lead },
  5: narrow,
  4: narrow,
  3: {},
  2: {},
  1: {},
}

const hindi = 'केंद्रीय विद्यालय, इंदिरानगर'

const weights = [
  ['regular', 'Body text'],
  ['medium', 'Buttons, facts'],
  ['bold', 'Headings, names'],
  ['lead', 'Hero and large figures only'],
] as const

const stretches = [
  ['narrow', 'Headings'],
  ['lead', 'Hero, labels in narrow cells'],
  ['name', 'Names in lists'],
] as const

export const Type: StoryObj = {
  render: () => (
    <Page
      title="Type"
      lead="Anek Latin and Anek Devanagari: one family for both scripts. Six sizes with line heights on the 4 px grid. Its width axis replaces a second typeface."
    >
      <Part title="Six sizes" note="no others">
        {steps.map(([step, use, words]) => (
          <div key={step} className={styles.specimen}>
            <div>
              <b className={styles.name}>size {step}</b>
              <p className={styles.small}>{use}</p>
            </div>
            <div>
              <Measured
                style={{ fontSize: vars.size[step], lineHeight: vars.lead[step], ...looks[step] }}
              >
                {words}
              </Measured>
              <p lang="hi" style={{ fontSize: vars.size[step], lineHeight: 1.5 }}>
                {hindi}
              </p>
            </div>
          </div>
        ))}
      </Part>
      <Part title="Weights">
        {weights.map(([name, use]) => (
          <div key={name} className={styles.specimen}>
            <div>
              <b className={styles.name}>{name}</b>
              <p className={styles.small}>{use}</p>
            </div>
            <p style={{ fontSize: vars.size[4], fontWeight: vars.weight[name] }}>
              Admission opens on 5 January
            </p>
          </div>
        ))}
      </Part>
      <Part title="Widths" note="Latin only">
        {stretches.map(([name, use]) => (
          <div key={name} className={styles.specimen}>
            <div>
              <b className={styles.name}>{name}</b>
              <p className={styles.small}>{use}</p>
            </div>
            <p
              style={{
                fontSize: vars.size[4],
                fontWeight: vars.weight.bold,
                fontStretch: vars.stretch[name],
              }}
            >
              National Public School, Defence Colony
            </p>
          </div>
        ))}
      </Part>
      <Part title="Figures">
        <p className={styles.text}>
          Figures in tables have equal widths and align at the end. Digits are grouped the Indian
          way, and the rupee sign is not separated from the number.
        </p>
        <Figures />
      </Part>
    </Page>
  ),
}

function Figures() {
  return (
    <table className={styles.table} style={{ maxWidth: 240 }}>
      <tbody>
        {['₹38,400', '₹1,24,500', '₹11,11,111'].map((fees) => (
          <tr key={fees}>
            <td className={styles.figure} style={{ textAlign: 'end' }}>
              {fees}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
