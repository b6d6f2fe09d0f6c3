/** Texts of an editor. */
export const englishLabels = {
  toolbar: 'Format',
  undo: 'Undo',
  redo: 'Redo',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike',
  code: 'Code',
  link: 'Link',
  left: 'Align left',
  center: 'Align center',
  right: 'Align right',
  justify: 'Justify',
  textStyle: 'Text style',
  paragraph: 'Paragraph',
  /** Followed by the level. */
  heading: 'Heading',
  address: 'Address',
  addressHint: 'A web page, an email address or a phone number',
  addressWrong: 'Begin the address with http://, https://, mailto: or tel:',
  applyLink: 'Apply',
  removeLink: 'Remove link',
}

export type EditorLabels = typeof englishLabels
