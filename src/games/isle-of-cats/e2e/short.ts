/** The options for the shortest match, for tests that play many: no cards except two lessons, no fish. */
export default { options: { mode: 'family' } };
