type Fact = readonly [label: string, value: string | null | undefined]

/** What somebody filled in, for staff: label and value below each other. Line breaks stay. */
export function MailFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {facts.map(
          ([label, value]) =>
            value && (
              <tr key={label}>
                <td style={{ padding: '0 0 14px', overflowWrap: 'anywhere' }}>
                  <strong>{label}</strong>
                  <br />
                  <span style={{ whiteSpace: 'pre-wrap' }}>{value}</span>
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
