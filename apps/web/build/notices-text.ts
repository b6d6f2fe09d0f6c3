import type { ThirdPartyPackage } from './third-party.ts'

const line = '-'.repeat(80)

/** The notices as plain text: packages with the same licence text share it. */
export function noticesText(introduction: string, packages: readonly ThirdPartyPackage[]): string {
  const byText = Map.groupBy(withoutRepeats(packages), ({ text }) => text?.trim() ?? '')
  const parts = [...byText].map(([text, sharing]) => `${namesOf(sharing)}\n\n${text || without}`)
  return [introduction.trim(), ...parts.sort()].join(`\n\n${line}\n\n`).concat('\n')
}

const without = 'The package contains no licence text.'

const idOf = ({ name, version }: ThirdPartyPackage) => `${name} ${version}`

const withoutRepeats = (packages: readonly ThirdPartyPackage[]) => [
  ...new Map(packages.map((each) => [idOf(each), each])).values(),
]

const namesOf = (packages: readonly ThirdPartyPackage[]) =>
  packages
    .map((each) => `${idOf(each)} (${each.identifier ?? 'no identifier'})`)
    .sort()
    .join('\n')
