import { vars } from '../../packages/ui/src/theme/contract.css'
import { type ColorPair, contrast, type ThemeColors } from '../../packages/ui/src/theme/contrast'
import * as styles from './foundations.css'

interface ContrastTableProps {
  colors: ThemeColors
  pairs: readonly ColorPair[]
  /** The required contrast. */
  least: 3 | 4.5
  caption: string
}

/** Pairs of colours with their contrast, measured from the current theme's tokens. */
export function ContrastTable({ colors, pairs, least, caption }: ContrastTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Sample</th>
            <th scope="col">Contrast</th>
            <th scope="col">WCAG 2.2</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([text, ground]) => {
            const ratio = contrast(colors[text], colors[ground])
            return (
              <tr key={`${text} ${ground}`}>
                <th scope="row">
                  {text} on {ground}
                </th>
                <td>
                  <Sample text={text} ground={ground} isBorder={least === 3} />
                </td>
                <td className={styles.figure}>{ratio.toFixed(1)} : 1</td>
                <td>{grade(ratio, least)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

interface SampleProps {
  text: ColorPair[0]
  ground: ColorPair[1]
  isBorder: boolean
}

function Sample({ text, ground, isBorder }: SampleProps) {
  const background = vars.color[ground]
  const style = isBorder
    ? { background, color: vars.color.ink, border: `2px solid ${vars.color[text]}` }
    : { background, color: vars.color[text] }
  return (
    <span className={styles.sample} style={style}>
      {isBorder ? 'Border' : 'Aa अ 12'}
    </span>
  )
}

function grade(ratio: number, least: number): string {
  if (ratio < least) return 'Fails'
  if (least === 3) return 'AA for borders'
  return ratio >= 7 ? 'AAA' : 'AA'
}
