import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useVisitorLocation } from '#src/features/location/context.ts';
import { LocationProvider } from '#src/features/location/LocationProvider.tsx';
import { alba } from './places.ts';

function Reader() {
  const { place, known, settled } = useVisitorLocation();
  return <p>{`${place.name} ${known} ${settled}`}</p>;
}

test('Using the location outside its provider is an error', () => {
  expect(() => renderToString(<Reader />)).toThrow('useVisitorLocation must be used within a LocationProvider.');
});

test('A page is built with the default', () => {
  expect(
    renderToString(
      <LocationProvider defaults={{ place: alba, widestName: 'Bern Hill' }}>
        <Reader />
      </LocationProvider>,
    ),
  ).toBe('<p>Alba false false</p>');
});
