export const pdfTexts = {
  download: 'Download PDF',
  busy: 'Making the PDF...',
  done: { title: 'PDF ready', text: 'You find it among your downloads.' },
  failed: 'The PDF could not be made',
}
