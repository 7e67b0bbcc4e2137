export function NotFoundScreen() {
  return <h1>Not found</h1>
}
