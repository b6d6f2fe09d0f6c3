import { describe, expect, it } from 'vitest'
import { breaksBetween } from './breaks.ts'

const report = (...lines: string[]) => ['# ui', '', '## ./Button', '', ...lines].join('\n')
const before = report(
  'value Button: (props: ButtonProps) => Element',
  "value buttonSizes: readonly [ 'medium', 'large' ]",
  "interface ButtonProps extends ComponentProps<'button'>",
  "  size?: 'medium' | 'large'",
  '  label: string',
  '  onPress?: (by: number) => void',
  '  hrefOf?: ((id: string) => string) | undefined',
  "type RowProps = ComponentProps<'li'>",
)
const after = (from: string, to: string) => breaksBetween(before, before.replace(from, to))

describe('breaking changes between two API reports', () => {
  it.each([
    ['an export that is gone', 'value Button:', 'value Knob:', './Button Button is gone'],
    ['a prop that is gone', '  label: string', '', './Button ButtonProps.label is gone'],
    ['an optional prop that is required', 'size?', 'size', 'ButtonProps.size has become required'],
    ['a choice that is gone', " | 'large'\n", '\n', "ButtonProps.size was : 'medium' | 'large'"],
    ['a value that is gone', ", 'large' ]", ' ]', 'buttonSizes was'],
    ['another type', 'label: string', 'label: Words', 'label was : string and is : Words'],
    ['other props underneath', "<'button'>", "<'a'>", 'ButtonProps was'],
    [
      'a callback that must return something else',
      '=> string',
      '=> URL',
      'is : ((id: string) => URL)',
    ],
    ['a callback with other parameters', '(id: string)', '(id: number)', 'hrefOf was'],
    [
      'a new required prop of a type that is extended',
      "type RowProps = ComponentProps<'li'>",
      "interface RowProps extends ComponentProps<'li'>\n  label: string",
      'RowProps.label is new and required',
    ],
    [
      'a type that extends another one',
      "type RowProps = ComponentProps<'li'>",
      "interface RowProps extends ComponentProps<'p'>",
      'RowProps was',
    ],
    ['a new prop that is required', '  label', '  icon: Icon\n  label', 'icon is new and required'],
  ])('by %s', (_, from, to, said) => {
    expect(after(from, to)).toEqual([expect.stringContaining(said)])
  })

  it.each([
    ['the same', '', ''],
    ['a new export', 'value Button:', 'value Another: string\nvalue Button:'],
    ['a new optional prop', '  label', '  icon?: Icon\n  label'],
    ['a new choice', "'large'\n", "'large' | 'huge'\n"],
    ['a new value in a list', "'large' ]", "'large', 'huge' ]"],
    ['undefined for a callback', '(by: number) => void', '((by: number) => void) | undefined'],
    ['a callback that may return more', '=> string', '=> string | undefined'],
    [
      'a type that is extended by an optional prop',
      "type RowProps = ComponentProps<'li'>",
      "interface RowProps extends ComponentProps<'li'>\n  label?: string",
    ],
    ['a prop that is no longer required', 'label:', 'label?:'],
  ])('not by %s', (_, from, to) => {
    expect(after(from, to)).toEqual([])
  })
})
