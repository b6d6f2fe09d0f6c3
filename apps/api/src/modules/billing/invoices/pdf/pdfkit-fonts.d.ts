/** Pdfkit takes fonts that are open already, which its types leave out. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, src: import('fontkit').Font): this
  }
}
